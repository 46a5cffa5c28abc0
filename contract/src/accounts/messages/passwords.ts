import { refusal } from '../../kit/refusal'

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
