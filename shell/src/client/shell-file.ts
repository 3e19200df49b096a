/** The folder of a build of the shell, in an address or a stack. */
export const SHELL_FILE = /\/_shop\/([\w.-]*[0-9a-f]{12})\//;
