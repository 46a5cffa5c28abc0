import { leadChatEndpoints } from '@foyer/contract/wire/leads/bulk/chat-endpoints'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { keptListEndpoints } from '@foyer/contract/wire/leads/kept-lists/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leanKeys } from '@foyer/contract/wire/leads/list/lean'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadVisitEndpoints } from '@foyer/contract/wire/leads/visits/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { reading, routes, writing } from '../../http/mount'
import { anyBulk } from './bulk/service/any-bulk'
import { assignMultiple } from './bulk/service/assign-multiple'
import { chatsInTurn } from './bulk/service/chats'
import { undoBulk } from './bulk/service/undo-bulk'
import { nextSteps, saveNextSteps } from './choices/next-steps'
import { choices, saveChoices } from './choices/service'
import { duplicates, notifyOwner } from './duplicates/service/duplicates'
import { merge, undoMerge } from './duplicates/service/merge'
import { addEntry, editEntry, keptLists } from './kept-lists/service'
import { archived } from './list/service/archive'
import { exportDownload } from './list/service/export-download'
import { filterOptions } from './list/service/filter-options'
import { counts, list } from './list/service/list'
import { readPreferences, savePreferences } from './list/service/preferences'
import { deleteView, editView, listViews, saveView } from './list/service/views'
import { myDay, overdue, overdueLeads } from './my-day/service/my-day'
import { readReminders, saveReminders } from './my-day/service/reminders'
import { add, addEdit } from './record/service/add'
import { additionalDetails } from './record/service/additional-details'
import { byId } from './record/service/detail'
import { addExpectedClosure, edit } from './record/service/edit'
import { personalData } from './record/service/personal-data'
import { addTag, removeTag } from './record/service/tags'
import { saveVisit } from './visits/service/save'
import { takeVisitStep, visit } from './visits/service/under-way'
import { act } from './work/service/act'
import { contacted } from './work/service/contacted'
import { interactions, saveInteraction } from './work/service/interactions'
import { logs } from './work/service/logs'
import { patch } from './work/service/patch'
import { reopen } from './work/service/reopen'
import { askLater, dismissCall } from './work/service/unanswered-calls'
import { undoCall } from './work/service/undo-call'
import { undoStage } from './work/service/undo-stage'

export const leadRoutes = [
  ...routes(leadEndpoints, { list: reading(list(leanKeys)), counts: reading(counts) }),
  ...routes(leadCaptureEndpoints, {
    add: writing(add),
    addEdit: writing(addEdit),
    edit: writing(edit),
    byId: reading(byId),
    personalData,
    addTag: writing(addTag),
    removeTag: writing(removeTag),
    addExpectedClosure: writing(addExpectedClosure),
    duplicates: reading(duplicates),
    // Counting bells takes a transaction of its own.
    notifyOwner,
    merge: writing(merge),
    undoMerge: writing(undoMerge),
  }),
  ...routes(leadListEndpoints, {
    archived: reading(archived),
    bulk: writing(anyBulk),
    assignMultiple: writing(assignMultiple),
    undoBulk: writing(undoBulk),
    filterOptions: reading(filterOptions),
    export: exportDownload,
    listViews: reading(listViews),
    saveView: writing(saveView),
    editView: writing(editView),
    deleteView: writing(deleteView),
    readPreferences: reading(readPreferences),
    savePreferences: writing(savePreferences),
  }),
  ...routes(leadChatEndpoints, { chats: reading(chatsInTurn) }),
  ...routes(keptListEndpoints, {
    keptLists: reading(keptLists),
    addEntry: writing(addEntry),
    editEntry: writing(editEntry),
  }),
  ...routes(myDayEndpoints, {
    myDay: reading(myDay),
    overdue: reading(overdue),
    overdueLeads: reading(overdueLeads),
    readReminders: reading(readReminders),
    saveReminders: writing(saveReminders),
  }),
  ...routes(leadWorkEndpoints, {
    actions: writing(act),
    logs: reading(logs),
    interactions: reading(interactions),
    saveInteraction: writing(saveInteraction),
    additionalDetails: reading(additionalDetails),
    patch: writing(patch),
    undoStage: writing(undoStage),
    reopen: writing(reopen),
    contacted: writing(contacted),
    undoCall: writing(undoCall),
    askLater: writing(askLater),
    dismissCall: writing(dismissCall),
    choices: reading(choices),
    saveChoices: writing(saveChoices),
    nextSteps: reading(nextSteps),
    saveNextSteps: writing(saveNextSteps),
  }),
  ...routes(leadVisitEndpoints, {
    visit: reading(visit),
    takeVisitStep: writing(takeVisitStep),
    saveVisit: writing(saveVisit),
  }),
]
