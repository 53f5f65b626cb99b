/** Set by the build: the version in `package.json`. */
declare const COMMAND_VERSION: string
