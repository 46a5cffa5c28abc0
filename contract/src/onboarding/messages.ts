export const firmReadyTexts = {
  subject: (company: string) => `${company} is ready on Foyer`,
  body: (firstName: string, company: string, address: string) =>
    `Hello ${firstName},\n\n${company} is ready on Foyer. Sign in at ${address} with your email and the temporary password you were given; you choose your own the first time.\n`,
} as const
