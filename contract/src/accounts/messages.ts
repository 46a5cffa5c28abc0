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
  unsentTitle: 'Something is not sent yet',
  unsent: (count: number) =>
    count === 1
      ? 'One entry waits on this device. Signing in as someone else erases it.'
      : `${count} entries wait on this device. Signing in as someone else erases them.`,
  dropUnsent: 'Discard and go on',
  unsentStays: 'It could not be erased on this device. Please try again.',
  termsAnd: 'and',
} as const

/** The type of a refused sign-in that other servers of the older product send; ours never says which was wrong (C-049). */
export const unknownEmailType = 'INVALID_EMAIL'

/** Shown on the sign-in page of a demo only. */
export const demoTexts = {
  title: 'Demo',
  lead: 'Everyone here has the password',
  fill: (email: string, what: string) => `Fill in ${email}, ${what}`,
} as const

export const accountRefusals = {
  wrongSignIn: refusal(400, 'wrong-sign-in', signInTexts.wrong),
  deactivated: refusal(405, 'deactivated', 'Your access has been switched off. Please ask your admin.'),
  /** The same for somebody who is only a client: they have no admin. */
  clientDeactivated: refusal(
    405,
    'deactivated',
    'Your access has been switched off. Please ask the firm that invited you.',
  ),
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
