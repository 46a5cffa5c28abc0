export { createDefaultTemplates } from './templates/service/defaults'
