import {
  personalDataFileName,
  personalDataMenuTexts as texts,
} from '@foyer/contract/leads/messages/personal-data'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { callForFile } from '../../../../api/client'
import { saveFile } from '../../../../ui/save-file'
import { showToast } from '../../../../ui/toasts/toast'
import { failureWords } from '../../bulk/failure-words'

/** Saves all that is kept about the person of a lead as one file. */
export const savePersonalData = (leadId: string): Promise<void> =>
  callForFile(leadCaptureEndpoints.personalData, { leadId }).then(
    (file) => saveFile(file, personalDataFileName),
    (error) => showToast({ kind: 'problem', text: failureWords(error, texts.failed) }),
  )
