/** Nothing: without a file of its own the build takes the portal's. */
export function register() {}
