import VMGenCLI
