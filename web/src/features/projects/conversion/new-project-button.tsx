import { convertedTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { useNavigate } from 'react-router'
import { addresses } from '../../../app/addresses'
import { AddButton } from '../../../ui/add-button'
import { useGuard } from '../../accounts/use-guard'

/** Opens the wizard without a lead, for those who may create projects (C-090). */
export function NewProjectButton() {
  const navigate = useNavigate()
  const guard = useGuard('projects.create')
  return (
    <AddButton lock={guard.lock} onClick={guard(() => void navigate(`${addresses.projects}?new`))}>
      {texts.newProject}
    </AddButton>
  )
}
