import { doorNameProblem } from '@foyer/contract/intake/doors/forms'
import { doorLimits } from '@foyer/contract/intake/doors/limits'
import { type DoorSummary, type PortalKind, portalKinds } from '@foyer/contract/intake/doors/model'
import {
  doorFormTexts,
  doorKindNames,
  doorPageTexts,
  sourcesOfKinds,
  addDoorTexts as texts,
} from '@foyer/contract/intake/messages/lead-sources'
import { leaveTexts } from '@foyer/contract/kit/input-texts'
import { duplicatePolicies } from '@foyer/contract/leads/duplicates/model'
import { doorEndpoints } from '@foyer/contract/wire/intake/doors/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { TextField } from '../../../ui/form/fields/text-field'
import { useCloseGuard } from '../../../ui/form/use-close-guard'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { OfferedCombo } from '../../leads/record/form/offered-combo'

interface DoorDialogProps {
  /** The one to change; a new one where there is none. */
  door?: DoorSummary
  onSaved: (id: string) => void
  onClose: () => void
}

const kindOf = (value: string): PortalKind => portalKinds.find((kind) => kind === value) ?? 'webhook'

/** What a lead source is called, and what its leads get. */
export function DoorDialog({ door, onSaved, onClose }: DoorDialogProps) {
  const add = useSend(doorEndpoints.addDoor)
  const edit = useSend(doorEndpoints.editDoor)
  const form = useFoyerForm(
    ({ name }) => ({ fields: { name: doorNameProblem(name) } }),
    {
      kind: 'webhook',
      name: door?.name ?? '',
      source: door?.source ?? '',
      sourceName: door?.sourceName ?? '',
      duplicates: door?.duplicates ?? 'skip',
      secret: '',
    } as Record<'kind' | 'name' | 'source' | 'sourceName' | 'duplicates' | 'secret', string>,
    async (values) => {
      const described = {
        name: values.name.trim(),
        source: values.source || undefined,
        sourceName: values.sourceName || undefined,
        duplicates: duplicatePolicies.find((one) => one === values.duplicates) ?? 'skip',
      }
      const kind = kindOf(values.kind)
      const secret = kind === 'indiamart' ? values.secret.trim() || undefined : undefined
      const { message, id } = door
        ? { id: door.id, ...(await edit.mutateAsync({ id: door.id, kind: 'change', ...described })) }
        : await add.mutateAsync({ kind, secret, ...described })
      showToast({ kind: 'ok', text: message, about: 'lead-sources' })
      onSaved(id)
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }) },
  )
  const guard = useCloseGuard({ isChanged: form.isChanged, text: leaveTexts.text, onClose })
  const kind = kindOf(form.values.kind)
  /** A portal names itself, until somebody calls it otherwise. */
  const choose = (chosen: string) =>
    form.change(({ name, source, kind: former }) => {
      const isOwn = name !== '' && name !== doorKindNames[kindOf(former)]
      const known = kindOf(chosen)
      return {
        kind: known,
        name: isOwn ? name : known === 'webhook' ? '' : doorKindNames[known],
        source: source && source !== sourcesOfKinds[kindOf(former)] ? source : (sourcesOfKinds[known] ?? ''),
      }
    })
  return (
    <Dialog
      opened
      title={door ? doorPageTexts.editTitle(door.name) : texts.title}
      width={420}
      onClose={guard.close}
    >
      <DialogForm form={form} submit={door ? texts.save : texts.add} onCancel={onClose}>
        {!door && (
          <>
            <ChoiceField
              {...form.field('kind')}
              label={texts.kind}
              data={portalKinds.map((value) => ({ value, label: doorKindNames[value] }))}
              onChange={choose}
            />
            <QuietText size="small">{texts.kinds[kind]}</QuietText>
          </>
        )}
        <TextField
          {...form.field('name')}
          label={doorFormTexts.name}
          max={doorLimits.name.max}
          autoComplete="off"
          data-autofocus
        />
        <OfferedCombo name="source" {...bindingOf(form.field('source'))} label={doorFormTexts.source} />
        <OfferedCombo
          name="sourceName"
          {...bindingOf(form.field('sourceName'))}
          label={doorFormTexts.sourceName}
        />
        <ChoiceField
          {...form.field('duplicates')}
          label={texts.duplicates}
          data={duplicatePolicies.map((value) => ({ value, label: texts.policies[value] }))}
        />
        {!door && kind === 'indiamart' && (
          <TextField
            {...form.field('secret')}
            label={texts.indiamartKey}
            note={texts.indiamartKeyHint}
            max={doorLimits.secret.max}
            autoComplete="off"
          />
        )}
      </DialogForm>
      {guard.question}
    </Dialog>
  )
}

/** The list of the field has a name of its own. */
const bindingOf = <T extends { name: string }>({ name: _name, ...binding }: T) => binding
