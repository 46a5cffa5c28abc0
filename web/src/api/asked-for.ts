/** The address somebody opened while signed out. Their tab keeps it until they are in (C-175). */
const key = 'foyer.asked-for'

/** Only ever called with an address of the route table. */
export const keepAskedFor = (address: string) => sessionStorage.setItem(key, address)

export const askedFor = (): string | undefined => sessionStorage.getItem(key) ?? undefined

export const forgetAskedFor = () => sessionStorage.removeItem(key)
