/** To the login of Meta; the browser lets no test watch its own. */
export const leavePage = {
  to: (address: string) => window.location.assign(address),
}
