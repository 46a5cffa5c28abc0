import { lazy } from 'react'
import { AddLeadPlace } from '../features/leads/record/capture/add-lead-place'

const PasteMessage = lazy(() =>
  import('../features/intake/pasted/paste-message').then((module) => ({ default: module.PasteMessage })),
)

/** Reading messages is part of intake, a slice above leads, whose form shows it. */
export const AddLeadSlot = () => <AddLeadPlace paste={PasteMessage} />
