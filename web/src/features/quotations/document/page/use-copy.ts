import { newDialogTexts, editorTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { useNavigate } from 'react-router'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { addresses } from '../../../../app/addresses'
import { showToast } from '../../../../ui/toasts/toast'
import type { SummaryRead } from '../../shapes'

/** Begins a new quotation with what is in another one, and opens it. */
export function useCopy() {
  const navigate = useNavigate()
  const create = useSend(quotationEndpoints.createQuotation)
  return ({ id, projectId, kind }: Pick<SummaryRead, 'id' | 'projectId' | 'kind'>) =>
    create.mutate(
      { projectId, kind, from: { kind: 'copy', quotationId: id }, isOpenReused: false },
      {
        onSuccess: (created) => {
          showToast({ kind: 'ok', text: texts.copied })
          void navigate(addresses.quotation(projectId, created.id))
        },
        onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, newDialogTexts.failed) }),
      },
    )
}
