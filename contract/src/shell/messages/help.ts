interface HelpTopic {
  topic: string
  question: string
  answer: string
}

/** Nine questions; the topics are the specification's, the words are ours (C-121). */
export const helpTopics: readonly HelpTopic[] = [
  {
    topic: 'add lead',
    question: 'How do I add a lead?',
    answer:
      'Press Add Lead at the top right of the lead list. Choose Individual for a person or Corporate for a company, fill in the name and the phone number, add what else you know and press Add Lead. The new lead stands at the top of the list.',
  },
  {
    topic: 'import lead (download sample, upload excel, import)',
    question: 'How do I import leads from Excel?',
    answer:
      'Press the import button above the list. First choose Download Sample and copy your leads into its columns. Then upload the Excel file by dropping it on the dialog or browsing for it, and press Import. Cells that cannot be read are marked with the reason: correct them right there, or import the other rows.',
  },
  {
    topic: 'assign lead',
    question: 'How do I assign a lead to somebody?',
    answer:
      'Tick one or more leads and press Assign to, or open a lead and choose Assign Lead to in its menu. Pick the person and press Update. You need the right to assign leads for this; your admin can give it to you.',
  },
  {
    topic: 'send quotation',
    question: 'How do I send a quotation?',
    answer:
      'Open the lead, press Send Quotation and choose Design Quotation or Execution Quotation. Check the items and the total, then send it to the email address of the lead.',
  },
  {
    topic: 'update lead',
    question: 'How do I update a lead?',
    answer:
      'Click the lead in the list. In Update Status choose the stage and the status, say whether you called, met online or visited, set the next follow-up and press Update. Every change is kept in Log History.',
  },
  {
    topic: 'add comment',
    question: 'How do I add a comment?',
    answer:
      'Click the lead and write into the comment box of Update Status, then press Update. The comment is kept with your name and the time in Log History, and the latest one can be read from the Last Call column.',
  },
  {
    topic: 'create task against lead',
    question: 'How do I create a task for a lead?',
    answer:
      'After you update a lead, Foyer asks whether you want a follow-up task: press Create Task. Say what has to be done, by whom and until when. The task carries the name of the lead and appears under Tasks.',
  },
  {
    topic: 'convert lead to project (three-dot menu, lead then shows in the won stage)',
    question: 'How do I turn a lead into a project?',
    answer:
      'Open the lead, press the three-dot menu and choose Convert to project. Three short steps ask for the client, the project and the people who work on it. The lead then shows in the Won stage and can no longer be changed.',
  },
  {
    topic: 'what unassigned leads are',
    question: 'What are unassigned leads?',
    answer:
      'Leads that nobody owns yet, for example new ones from your website. They wait in the Unassigned tab, which is there for people who may assign leads, and cannot move to another stage before somebody owns them.',
  },
]
