export { addChoices, addMissingChoices } from './service/choices'
export { addCustomFields, createDefaultFields, createMissingFields } from './service/defaults'
export { fieldsOfCompany } from './service/lead-fields'
