/** How Meta calls the places where a lead came from, in its answers and in its files. */
export const platformCodes: ReadonlyMap<string, string> = new Map([
  ['fb', 'Facebook'],
  ['ig', 'Instagram'],
  ['msg', 'Messenger'],
  ['wa', 'WhatsApp'],
])
