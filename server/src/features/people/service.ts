export { addDesignation, createDefaultRoles } from './service/choices'
