/** Whether somebody belongs to one of the made-up companies; a firm registered beside them is real. */
export const isDemoEmail = (email: string): boolean => email.endsWith('.foyer.test')
