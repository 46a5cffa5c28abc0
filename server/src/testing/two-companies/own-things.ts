import { randomUUID } from 'node:crypto'

/** One thing of each kind that a call can name; every text of them has the word alpha in it, every phone 984501. */
const kinds = [
  'company',
  'caller',
  'colleague',
  'absentee',
  'former',
  'session',
  'code',
  'lead',
  'sibling',
  'behind',
  'double',
  'moved',
  'called',
  'bare',
  'won',
  'archived',
  'deleted',
  'shifted',
  'merge',
  'kept',
  'undo',
  'moveUndo',
  'tag',
  'otherTag',
  'deletedTag',
  'team',
  'limit',
  'deletedTeam',
  'pipeline',
  'firstStage',
  'stage',
  'emptyStage',
  'strictStage',
  'deletedStage',
  'rule',
  'deletedRule',
  'field',
  'deletedField',
  'leadForm',
  'view',
  'task',
  'deletedTask',
  'picture',
  'linkUntil',
  'linkSignature',
  'pictureSignature',
  'notification',
  'client',
  'patron',
  'project',
  'begun',
  'draft',
  'deletedProject',
  'designation',
  'otherDesignation',
  'source',
  'otherSource',
  'job',
  'metaFailed',
  'metaPage',
  'choice',
  'import',
  'waitingImport',
  'door',
  'otherDoor',
  'doorKey',
  'delivery',
  'formKey',
  'formStamp',
  'batch',
  'waitingBatch',
  'mail',
  'mailToken',
  'failedMail',
  'waitingMail',
  'erasedMail',
  'answer',
  'template',
  'otherTemplate',
  'deletedTemplate',
  'quotedProject',
  'quotation',
  'sentQuotation',
  'deletedQuotation',
  'quotationLink',
  'quotationTemplate',
  'deletedQuotationTemplate',
] as const

export type OwnThings = Record<(typeof kinds)[number], string>

/** Things that nobody has. */
export const nobodys = Object.fromEntries(kinds.map((kind) => [kind, randomUUID()])) as OwnThings

/** The status that the furnished firm added to its stage; a company numbers them itself. */
export const ownStatus = 8

/** The addresses of the own lead, and one of the lead that another was merged into. */
export const addressOfLead = 'lead-alpha@example.com'
export const partnerOfLead = 'partner-lead-alpha@example.com'
export const partnerOfKept = 'partner-kept-alpha@example.com'

/** So far down a list that the weeks of leads are added up. */
export const farPage = { limit: 10, page: 100 }
