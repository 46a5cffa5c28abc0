export { addDesignation, layRoles } from './service/choices'
