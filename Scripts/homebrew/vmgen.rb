# A formula for a tap of your own; `url` and `sha256` are those of the release's source archive.
class Vmgen < Formula
  desc "Generates the view models of Input/Output MVVM, with tests and doubles, from specs"
  homepage "https://example.com/vmgen"
  url "https://example.com/vmgen/archive/0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"
  head "https://example.com/vmgen.git", branch: "main"

  uses_from_macos "swift" => :build

  on_macos do
    depends_on xcode: ["16.0", :build]
    depends_on macos: :ventura
  end

  def install
    arguments = ["--configuration", "release", "--product", "vmgen"]
    arguments += OS.mac? ? ["--disable-sandbox"] : ["--static-swift-stdlib"]
    system "swift", "build", *arguments
    bin.install ".build/release/vmgen"
  end

  test do
    (testpath/"Specs/Counter.vm").write <<~SPEC
      view-model: CounterViewModel
      runtime: rxswift
      inputs:
        add: Int
      outputs:
        count: Int = 0
      flows:
        - add -> set count = count + $0
    SPEC
    system bin/"vmgen", "generate", "Specs", "--output", "Generated"
    assert_match "final class CounterViewModel", (testpath/"Generated/CounterViewModel.swift").read
  end
end
