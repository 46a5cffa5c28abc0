/** What a firm says on its papers before it has said anything. */
export const noPapers = {
  email: '',
  contact: '',
  bankAccountName: '',
  bankAccountNumber: '',
  bankName: '',
  bankCode: '',
  upiId: '',
  signatory: '',
  signatureUrl: undefined,
}
