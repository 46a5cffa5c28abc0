export { addChoices } from './service/choices'
export { addCustomFields, layFields, layMissingFields } from './service/defaults'
export { fieldsOfCompany } from './service/lead-fields'
