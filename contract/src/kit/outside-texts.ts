/** Why another server could not be reached, in words for people. */
export const outsideTexts = {
  notAnAddress: 'This is not an address that begins with https://.',
  unknownHost: 'There is no server of this name.',
  privateHost: 'This address is not on the internet.',
  tooSlow: 'The other server took too long to answer.',
  noAnswer: 'The other server did not answer.',
} as const
