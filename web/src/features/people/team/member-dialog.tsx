import { inviteTexts, memberTexts } from '@foyer/contract/people/messages'
import type { Designation, Role, Standing, TeamMember } from '@foyer/contract/people/model'
import { isCircle, notToGive } from '@foyer/contract/people/rules'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { FieldGrid } from '../../../ui/form/field-grid'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Loaded } from '../../../ui/states/loaded'
import { showToast } from '../../../ui/toasts/toast'
import { DesignationSelect } from '../designation-select'
import { useChoices } from '../use-choices'
import { useOwnStanding } from '../use-own-standing'
import { RightsFields } from './rights-fields'
import { useKeepMember } from './use-member-actions'

interface MemberDialogProps {
  member: TeamMember
  team: TeamMember[]
  onClose: () => void
}

export function MemberDialog({ member, team, onClose }: MemberDialogProps) {
  const own = useOwnStanding()
  const { roles, designations, isFailed, retry } = useChoices()
  const data = own &&
    roles &&
    designations && { own, roles, designations: withOwn(designations, member.designation) }
  return (
    <Dialog opened title={memberTexts.title(member.fullName)} width={760} onClose={onClose}>
      <Loaded of={{ data, isError: isFailed, refetch: retry }} failed={inviteTexts.choicesFailed} rows={4}>
        {(known) => <MemberForm member={member} team={team} {...known} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

/** The designation a person has stays in the list even where it is hidden. */
const withOwn = (designations: Designation[], own: Designation | undefined): Designation[] =>
  own && !designations.some(({ id }) => id === own.id) ? [...designations, own] : designations

/** The role a person has stays in the list even where the firm has no such role any more. */
function roleChoices(roles: Role[], member: TeamMember, own: Standing) {
  const known = roles.map((role) => ({
    value: role.name,
    label: role.name,
    disabled: role.name !== member.role && notToGive(own, role, member).length > 0,
  }))
  const isKnown = known.some(({ value }) => value === member.role)
  return isKnown ? known : [{ value: member.role, label: member.role, disabled: false }, ...known]
}

/** Everybody at work who does not report to this person already. */
function managerChoices(team: TeamMember[], member: TeamMember) {
  const managerOf = new Map(team.map(({ id, reportsTo }) => [id, reportsTo?.id]))
  return team
    .filter(({ id, state }) => state !== 'deactivated' || id === member.reportsTo?.id)
    .filter(({ id }) => !isCircle(managerOf, member.id, id))
    .map(({ id, fullName, role }) => ({ value: id, label: `${fullName} (${role})` }))
}

interface MemberFormProps extends MemberDialogProps {
  own: Standing
  roles: Role[]
  designations: { id: string; name: string }[]
}

/** The role decides whether somebody is an admin. */
function adminFlags(role: Role | undefined, isSameRole: boolean, member: TeamMember) {
  const { isSuperAdmin = false, isAdmin = false } = isSameRole ? member : (role ?? {})
  return { isSuperAdmin, isAdmin }
}

function useMemberForm({ member, team, roles, designations, onClose }: MemberFormProps) {
  const keep = useKeepMember()
  const save = useSend(peopleEndpoints.changeMember)
  const start = {
    role: member.role,
    rights: member.rights,
    features: member.features,
    designationId: member.designation?.id ?? '',
    reportsTo: member.reportsTo?.id ?? '',
  }
  return useFoyerForm(
    () => ({ fields: {} }),
    start,
    async ({ designationId, reportsTo, ...standing }) => {
      await save.mutateAsync({
        ...standing,
        memberId: member.id,
        designationId: designationId || undefined,
        reportsTo: reportsTo || undefined,
        seen: { ...start, designationId: member.designation?.id, reportsTo: member.reportsTo?.id },
      })
      const { role } = standing
      const chosen = roles.find(({ name }) => name === role)
      keep({
        ...member,
        ...standing,
        ...adminFlags(chosen, role === member.role, member),
        designation: designations.find(({ id }) => id === designationId),
        reportsTo: team.find(({ id }) => id === reportsTo),
      })
      showToast({ kind: 'ok', text: memberTexts.saved })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, memberTexts.failed) }) },
  )
}

function MemberForm(props: MemberFormProps) {
  const { member, team, own, roles, designations, onClose } = props
  const form = useMemberForm(props)
  const { role, rights, features } = form.values
  const chosen = roles.find(({ name }) => name === role)
  const standing: Standing = { ...adminFlags(chosen, role === member.role, member), rights, features }
  const chooseRole = (name: string) => {
    const next = roles.find((one) => one.name === name)
    form.change({
      role: name,
      rights: next?.rights ?? member.rights,
      features: next?.features ?? member.features,
    })
  }
  return (
    <DialogForm form={form} submit={memberTexts.save} cancel={memberTexts.cancel} onCancel={onClose}>
      <FieldGrid columns={3}>
        <ChoiceField
          {...form.field('role')}
          label={memberTexts.role}
          description={memberTexts.roleHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          data={roleChoices(roles, member, own)}
          onChange={chooseRole}
          data-autofocus
        />
        <DesignationSelect {...form.field('designationId')} designations={designations} isClearable />
        <ChoiceField
          {...form.field('reportsTo')}
          label={memberTexts.reportsTo}
          data={managerChoices(team, member)}
          searchable
          clearable
          maxDropdownHeight={260}
        />
      </FieldGrid>
      <RightsFields
        standing={standing}
        role={chosen}
        before={member}
        own={own}
        isBusy={form.isBusy}
        onRights={(next) => form.change({ rights: next })}
        onFeatures={(next) => form.change({ features: next })}
      />
    </DialogForm>
  )
}
