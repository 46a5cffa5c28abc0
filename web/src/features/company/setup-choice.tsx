import { setupTexts as texts } from '@foyer/contract/company/messages'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { ChoiceField } from '../../ui/form/fields/choice-field'
import { showToast } from '../../ui/toasts/toast'

/** For admins: whether everybody who edits leads may change how the firm works, or they alone. */
export function SetupChoice({ isByAdmins }: { isByAdmins: boolean }) {
  const save = useSend(companyEndpoints.editSetup, {
    onSuccess: () => showToast({ kind: 'ok', text: texts.saved }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) }),
  })
  const wanted = save.isPending ? save.variables.isSetupByAdmins : isByAdmins
  return (
    <ChoiceField
      label={texts.title}
      data={[texts.everybody, texts.admins]}
      value={wanted ? texts.admins : texts.everybody}
      onChange={(chosen) => save.mutate({ isSetupByAdmins: chosen === texts.admins })}
    />
  )
}
