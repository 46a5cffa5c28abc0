import { refusal } from '../../kit/refusal'

/** The server's answers; screens have their own texts. */
export const projectRefusals = {
  staffCannotBeClient: refusal(409, 'staff-cannot-be-client', "user can't be client.."),
  nameTaken: refusal(409, 'project-name-taken', 'project is already made'),
  unknownClient: refusal(404, 'unknown-client', 'This client is not in your company.'),
  unknownProject: refusal(404, 'unknown-project', 'This project is not in your company.'),
  unknownMembers: refusal(400, 'unknown-members', 'Only people who work in your company can be added.'),
}

export const projectReplies = { membersAdded: 'Members added' } as const
