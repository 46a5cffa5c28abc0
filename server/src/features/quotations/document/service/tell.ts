import type { Subject } from '@foyer/contract/kit/subjects'
import type { CompanyScope } from '../../../../context'
import { tellColleagues } from '../../../accounts/service'

/** Open pages of the firm read again what they show of quotations. */
export const tellOfQuotations = (scope: CompanyScope, ...more: Subject[]): Promise<void> =>
  tellColleagues(scope, { name: 'changed', about: ['quotations', ...more] })
