import { refusal } from '../kit/refusal'

export const signInTexts = {
  welcome: 'Welcome back',
  lead: 'Sign in to your studio',
  email: 'Email',
  password: 'Password',
  login: 'Login',
  forgotPassword: 'Forgot Password?',
  termsOfUse: 'Terms of Use',
  privacyPolicy: 'Privacy Policy',
  fieldsRequired: 'Fields are Required',
  emailRequired: 'Please enter your email',
  passwordRequired: 'Please enter your password',
  emailInvalid: 'You have entered Invalid Email',
  wrong: 'Email or Password is wrong',
  incorrectEmail: 'Incorrect Email',
  incorrectPassword: 'Incorrect Password',
  signedOut: 'You have been signed out. Please sign in again.',
  forwarding: 'Opening your studio',
  profileFailed: 'Your studio could not be opened.',
  otherAccount: 'Sign in as someone else',
  termsAnd: 'and',
} as const

/** Shown on the sign-in page of a demo only. */
export const demoTexts = {
  title: 'Demo',
  lead: 'Everyone here has the password',
  fill: (email: string, what: string) => `Fill in ${email}, ${what}`,
} as const

export const accountRefusals = {
  wrongSignIn: refusal(400, 'wrong-sign-in', signInTexts.wrong),
  deactivated: refusal(405, 'deactivated', 'Your access has been switched off. Please ask your admin.'),
  tooManyTries: refusal(
    429,
    'too-many-tries',
    'Too many tries. Please wait some minutes, then sign in again.',
  ),
  temporaryPasswordOver: refusal(
    403,
    'temporary-password-over',
    'Your temporary password has run out after 7 days. Ask your admin to send you a new one, or choose your own with "Forgot Password?".',
  ),
  passwordFirst: refusal(403, 'password-first', 'Please choose a password of your own first.'),
  signInNeeded: refusal(401, 'sign-in-needed', 'Please sign in.'),
  foreignUser: refusal(403, 'foreign-user', 'You can only act as yourself.'),
  unknownUser: refusal(404, 'unknown-user', 'This person is not in your company.'),
  notInCompany: refusal(404, 'not-in-company', 'You are not in this company any more.'),
  unknownSession: refusal(404, 'unknown-session', 'This session is over already.'),
}

export const accessTexts = {
  disabled: 'Access disabled by Admin',
} as const

export const accessRefusals = {
  notAllowed: refusal(403, 'not-allowed', accessTexts.disabled),
}

/** Words that recovery and sign-up share. */
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

export const passwordTexts = {
  title: 'Create a new password',
  lead: (email: string) => `For ${email}. You sign in with it from now on.`,
  firstTitle: 'Choose your own password',
  firstLead: 'You signed in with a temporary password. Choose one that only you know.',
  password: 'Password',
  newPassword: 'New password',
  confirm: 'Confirm password',
  current: 'Current password',
  rules: 'Password rules',
  met: 'met',
  notMet: 'not met yet',
  create: 'Create password',
  mismatch: 'Passwords do not match',
  created: 'Password created successfully.',
  changed: 'Your password has been changed. All other sessions are signed out.',
  change: 'Change password',
  signInAgain: 'Sign in again',
  firstAgain: 'Please sign in once more with your temporary password.',
} as const

export const passwordChecklist = {
  least: 'At least 8 characters.',
  special: 'At least one special character (@).',
  capital: 'At least one capital letter (P)',
  most: 'Maximum characters should be 15',
} as const

export const sessionTexts = {
  title: 'Where you are signed in',
  current: 'This browser',
  unknown: 'Unknown browser',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  lastSeen: (when: string) => `Last used ${when}`,
  end: 'Sign out',
  endOf: (what: string) => `Sign out ${what}`,
  endOthers: 'Sign out everywhere else',
  ended: 'Signed out there.',
  othersEnded: 'Signed out everywhere else.',
  only: 'You are signed in nowhere else.',
  failed: 'Your sessions could not be loaded.',
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
    'This link was used already or is older than a day. Please ask for a new code.',
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

export const passwordRefusals = {
  ticketOver: refusal(
    403,
    'ticket-over',
    'This step is no longer valid. Please ask for a new code and start again.',
  ),
  stillTemporary: refusal(400, 'still-temporary', 'Please choose another than the temporary password.'),
  wrongCurrent: refusal(400, 'wrong-current-password', 'The current password is not right.'),
  same: refusal(400, 'same-password', 'The new password is the same as the current one.'),
  hasAccount: refusal(409, 'has-account', 'There is an account with this email already. Please sign in.'),
  signUpClosed: refusal(403, 'sign-up-closed', 'Registration is by invitation here.'),
}

const codeFooter = 'You did not ask for it? Then do nothing: without the code nothing changes.'

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

export const personalTexts = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  emailInvalid: 'Invalid Email',
  phone: 'Phone number',
  dateOfBirth: 'Date of birth',
  datePattern: 'DD-MM-YYYY',
  born: 'The date of birth cannot be after today',
  address: 'Address',
  city: 'City',
  postalCode: 'Pin Code',
  limitReached: 'Max character limit has been reached',
  saved: 'Your details are saved',
  savedInPart: 'Your step is saved. Nothing else can be changed here.',
  notChangedHere: 'Nothing was changed: only the steps of a first login can be marked here.',
} as const
