/** The dialog on the board; everything else it shares with the settings (C-015). */
export const editPipelineTexts = {
  title: 'Edit Pipeline',
  submit: 'Submit',
  locked: 'Access Disabled by the Admin',
  leaveText: 'What you have changed in the pipeline is not saved yet.',
} as const
