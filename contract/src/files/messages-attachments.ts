/** Words of a list of attachments. */
export const attachmentTexts = {
  list: 'Attachments',
  attach: 'Attach Files',
  waiting: 'Waiting',
  sending: (name: string, percent: number) => `${name}, ${percent}% sent`,
  attached: (name: string) => `${name} is attached`,
  removed: (name: string) => `${name} is removed`,
  cancel: (name: string) => `Cancel sending ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try ${name} again`,
} as const
