export { countByDesignation, designationList } from './repository/roles'
export { addDesignation, createDefaultRoles, mergeDesignations } from './service/choices'
