export interface GstState {
  /** The first two digits of a GST number. */
  code: string
  name: string
}

export const gstStates: readonly GstState[] =
  `01 Jammu and Kashmir|02 Himachal Pradesh|03 Punjab|04 Chandigarh|05 Uttarakhand|06 Haryana|07 Delhi|08 Rajasthan
09 Uttar Pradesh|10 Bihar|11 Sikkim|12 Arunachal Pradesh|13 Nagaland|14 Manipur|15 Mizoram|16 Tripura|17 Meghalaya
18 Assam|19 West Bengal|20 Jharkhand|21 Odisha|22 Chhattisgarh|23 Madhya Pradesh|24 Gujarat
26 Dadra and Nagar Haveli and Daman and Diu|27 Maharashtra|29 Karnataka|30 Goa|31 Lakshadweep|32 Kerala|33 Tamil Nadu
34 Puducherry|35 Andaman and Nicobar Islands|36 Telangana|37 Andhra Pradesh|38 Ladakh|96 Outside India|97 Other Territory`
    .split(/[|\n]/)
    .map((row) => row.trim())
    .map((row) => ({ code: row.slice(0, 2), name: row.slice(3) }))

/** Daman and Diu was joined to Dadra and Nagar Haveli; Andhra Pradesh had 28 before Telangana left it. */
const formerCodes: Record<string, string> = { '25': '26', '28': '37' }

const byCode = new Map(gstStates.map((state) => [state.code, state]))

export const findState = (code: string): GstState | undefined => byCode.get(formerCodes[code] ?? code)

/** Where a firm or client with this GST number is; empty when the number does not tell. */
export const stateOfGst = (gstNumber: string): string => findState(gstNumber.trim().slice(0, 2))?.code ?? ''
