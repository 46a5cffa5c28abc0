/** What was written while the server could not be reached. */
export const waitingTexts = {
  waits: 'It waits on this device and is sent when the network is back.',
  waitsFor: (name: string) => `${name}: waits for the network`,
  mark: 'Waiting',
  newLead: 'New Lead',
  cannotWait:
    'No network. A move to another stage or person cannot wait here: what you wrote is kept, please save it when the network is back.',
  severalOwners:
    'No network. A lead for several people cannot wait here: what you typed is kept, please save it when the network is back.',
  followUpDone: 'Follow-up done',
  followUp: (when: string) => `Follow-up ${when}`,
  called: 'Called',
  wrote: 'WhatsApp',
} as const

/** The sheet of what waits. */
export const waitingSheetTexts = {
  open: (count: number) => `Waiting (${count})`,
  title: 'Waiting to be sent',
  text: 'Sent in this order when the network is back. The history shows the time at which it arrives.',
  none: 'Nothing waits',
  noneHint: 'Everything you wrote is saved.',
  states: {
    waiting: 'Waits for the network',
    sending: 'Sent, not answered yet',
    held: (name: string) => `Waits for the new lead ${name}`,
    refused: 'Not saved',
    conflict: 'Changed meanwhile by somebody else',
    unsure: 'May be saved already: please look at the lead before you send it again.',
  },
  writtenAt: (time: string) => `Written ${time}`,
  edit: 'Edit',
  discard: 'Discard',
  retry: 'Retry',
  choose: 'Look at both',
  sendAgain: 'Send again',
  actionOf: (action: string, name: string) => `${action}: ${name}`,
  discardTitle: 'Discard it?',
  discardText: (name: string) => `What you wrote about ${name} is not saved and cannot be brought back.`,
  discardUnsure: (name: string) => `It may have been saved already. ${name} stays as it is on the server.`,
  discardNew: (count: number) =>
    count === 1
      ? 'What waits for this lead goes with it.'
      : `The ${count} entries that wait for this lead go with it.`,
  isGone: 'It has been sent meanwhile.',
  isUnderWay: 'It is being sent and can no longer be changed. Please look at the lead.',
  changeFailed: 'It could not be changed on this device. Please try again.',
  editTitle: (name: string) => `Edit: ${name}`,
  cancel: 'Cancel',
  save: 'Save',
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone Number',
  email: 'Email',
  sent: (count: number) =>
    count === 1 ? 'Saved what waited here' : `Saved ${count} entries that waited here`,
  notTaken: (name: string) => `${name}: what waited was not saved`,
  look: 'Look',
} as const

/** Before somebody signs out. */
export const leavingTexts = {
  title: 'Something is not sent yet',
  text: (count: number) =>
    count === 1
      ? 'One entry waits on this device. Signing out erases it.'
      : `${count} entries wait on this device. Signing out erases them.`,
  sendNow: 'Send now',
  discard: 'Discard and sign out',
  stay: 'Stay',
  notSent: 'Not everything could be sent. Please look at what waits, or stay until the network is back.',
} as const
