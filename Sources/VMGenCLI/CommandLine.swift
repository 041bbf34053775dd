import VMGenCore
