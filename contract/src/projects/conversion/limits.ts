export const projectLimits = {
  clientName: 150,
  projectName: 150,
  /** In one call. */
  members: 500,
  text: 500,
  billTo: 400,
  billingAddress: 400,
  billingLandmark: 500,
  billingCity: 50,
  gstNumber: 16,
  companyName: 150,
  /** Digits of the expected budget. */
  valueDigits: 15,
  note: 2000,
  /** Invitations of one person, and for one project, in an hour. */
  invitesAnHour: 60,
  invitesOfProjectAnHour: 10,
} as const
