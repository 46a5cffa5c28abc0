import { refusal } from '../../kit/refusal'

/** Words that recovery and sign-up share. */
const codeFooter = 'You did not ask for it? Then do nothing: without the code nothing changes.'

export const codeTexts = {
  getCode: 'Get OTP',
  code: 'OTP',
  digit: (place: number, of: number) => `Digit ${place} of ${of}`,
  title: 'Check your mail',
  sentTo: (email: string) => `Enter the 4 digits sent to ${email}. They are valid for 10 minutes.`,
  verify: 'Verify',
  resend: 'Resend OTP',
  resendIn: (seconds: number) => `Resend OTP in ${seconds} s`,
  sentAgain: 'A new code is on its way. The one before no longer works.',
  otherEmail: 'Use another email',
  demoOutbox: 'Demo: read the mail in the outbox',
} as const

export const recoveryTexts = {
  title: 'Reset your password',
  lead: 'Enter the email you sign in with. We send you a code.',
  empty: 'Field is Empty',
  backToSignIn: 'Back to sign in',
  codeSent: 'If there is an account with this email, a code is on its way.',
  codeAccepted: 'The code is right.',
} as const

/** The page that the link of a code mail opens. */
export const mailLinkTexts = {
  title: 'Your link',
  opening: 'One moment, your link is being checked.',
  failed: 'The link could not be checked. Please try again.',
  again: 'Try again',
  newCode: 'Ask for a new code',
  signIn: 'Sign in',
} as const

export const signUpTexts = {
  title: 'Register Account',
  lead: 'Enter your email. We send you a code to make sure that it is yours.',
  closedLead: 'Registration is by invitation here. Enter the email you were invited with.',
  invitedLead: 'You were invited to Foyer. Enter the email the invitation was sent to.',
  empty: 'Field is Required',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  codeSent: 'If this email can be registered here, a code is on its way.',
  passwordTitle: 'Create your password',
  passwordLead: (email: string) => `You will sign in as ${email}.`,
  agree: 'By creating an account you agree to our',
  newHere: 'New to Foyer?',
  register: 'Register your firm',
} as const

/** The answer carries one word as a marker; screens show the description. */
const failed = (status: number, code: string, description: string) => ({
  ...refusal(status, code, 'Failed'),
  description,
})

export const codeRefusals = {
  wrong: failed(
    400,
    'wrong-code',
    'This code is wrong or no longer valid. Ask for a new one after three tries.',
  ),
  tooSoon: failed(
    429,
    'too-soon',
    'A code was sent a moment ago. Please wait half a minute, then ask for another.',
  ),
  tooManyWrong: failed(
    429,
    'too-many-wrong-codes',
    'Too many wrong codes for this email today. Please use the link in the mail instead.',
  ),
  linkOver: refusal(
    403,
    'link-over',
    'This link was used already, or is no longer valid. If you have chosen a password, sign in with it; otherwise ask for a new code.',
  ),
  tooManyFromHere: failed(429, 'too-many-codes', 'Too many tries from here. Please wait an hour.'),
  tooManyThisHour: failed(
    429,
    'too-many-codes',
    'Five codes were sent to this email within an hour. Please wait, then try again.',
  ),
  tooManyToday: failed(
    429,
    'too-many-codes',
    'Eight codes were sent to this email today. Please try again tomorrow.',
  ),
}

export const codeMailTexts = {
  valid: 'It is valid for 10 minutes and works in the window where you asked for it.',
  orLink: 'Or go on with this link. It works once, for a day, also when the code no longer does.',
  action: 'Go on',
  recover: {
    subject: 'Your code to reset the password',
    title: 'Reset your password',
    lead: 'Somebody, hopefully you, asked to reset the password of your Foyer account. This is the code:',
    footer: codeFooter,
  },
  register: {
    subject: 'Your code to register',
    title: 'Register your account',
    lead: 'Welcome to Foyer. This code shows that the email is yours:',
    footer: codeFooter,
  },
} as const

export const knownAccountMailTexts = {
  subject: 'You already have a Foyer account',
  title: 'You already have an account',
  lead: 'Somebody, hopefully you, tried to register with this email. There is an account with it already: sign in, or use "Forgot Password?" on the sign-in page.',
  action: 'Sign in',
  footer: 'It was not you? Then do nothing: your account is as it was.',
} as const
