import { draftPrefix } from '../../../../api/session'

export const chatsPrefix = `${draftPrefix}chats:`

/** Whether something of it may be on this device: whose it is says what is loaded then. */
export const mayHaveChats = (): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(chatsPrefix))
