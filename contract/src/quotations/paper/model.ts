export const paperStates = ['ready', 'missing', 'failed'] as const

/** The PDF of a version, or of what is being written. */
export interface QuotationPaper {
  /** Missing: nobody has asked for it, or it is being made. */
  state: (typeof paperStates)[number]
  /** What it is saved as. */
  name: string
  /** Opens it for some minutes. */
  url?: string | undefined
  /** Why it could not be made. */
  problem?: string | undefined
}

export interface PaperWish {
  id: string
  /** None: what is being written. */
  version?: number | undefined
}
