export { pageOf as letterPage } from './letters/service/letter-body'
export { createDefaultTemplates } from './templates/service/defaults'
