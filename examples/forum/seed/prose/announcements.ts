/** Title and paragraphs, oldest first. */
export const announcements: readonly [string, ...string[]][] = [
  [
    'Welcome to Brightwater Makers',
    'This is a place for people who make, mend and grow things. It belongs to a registered society with forty-one members, costs us about the price of a good chisel a month, and carries no advertising.',
    'Say hello in Introductions, ask anything in Help and Feedback, and be as kind to others as you would be to somebody holding a sharp tool.',
  ],
  [
    'House rules, in plain words',
    'Stay on the subject, criticise the joint and not the joiner, and do not sell things outside the yearly market thread.',
    'Safety advice must say how you know. "I have always done it that way" is not how you know.',
  ],
  [
    'The summer meet-up: the second weekend of July',
    'We have the village hall, the field behind it and, weather permitting, the forge. Bring something you are proud of and something you are stuck on.',
  ],
  [
    'Moving to a new server',
    'The site was away for about an hour on Sunday morning. Everything arrived, pictures included. If something is missing for you, please write in Help and Feedback.',
  ],
  [
    'New: thirteen ways to react',
    'Reactions have replaced the old thumbs. Off Topic and Disagree are there to be used gently; Promote is for the curators, who pick posts for the front page.',
  ],
  [
    'New: questions and accepted answers',
    'When you start a question you can mark the answer that solved it. Accepted answers carry a tick in every list.',
  ],
  [
    'The tool library is open on Thursdays',
    'Members can borrow the big clamps, the thickness planer and the bicycle stand for a week at a time. The list is on the door and in the first comment.',
  ],
  [
    'Our accounts for the year',
    'We took in 1,312.40, spent 1,187.05 and keep the rest for the roof. The full sheet is with the treasurer, and every member may see it.',
  ],
  [
    'How we handle reports',
    'Every report is read by two moderators. You will always get an answer, even when the answer is that we left things as they were.',
  ],
  [
    'Winter talks: the programme',
    'November: sharpening for people who are afraid of it. December: no talk, but soup. January: seed swapping. February: what is inside a radio.',
  ],
  [
    'Dark theme, larger text, fewer colours',
    'The pages now follow the settings of your system. Nothing moves any more if you have asked your system for less motion.',
  ],
  [
    'العربية: a second language for the interface',
    'Thanks to three members from Haifa and Amman, the whole interface is available in Arabic, written from right to left. The switch is at the bottom of every page.',
  ],
  [
    'Please update your e-mail address',
    'Some two hundred digests come back every week. If you have not had one since spring, have a look at your settings.',
  ],
  [
    'The autumn market thread is open',
    'Tools, timber, seeds and bicycles change hands here until the end of the month. One post for each seller, prices in the post, no auctions.',
  ],
];

export const moderationDesk: readonly [string, ...string[]][] = [
  [
    'Rota for October and November',
    'Please put yourselves down for two evenings each. I have taken the first week.',
  ],
  [
    'Wording for closed discussions',
    'Could we agree on one sentence? I suggest: "This discussion has done its work. Please start a new one if something is missing."',
  ],
  [
    'That argument about drawbored tenons',
    'I have hidden nothing so far. Both of them have had a friendly message, and both have answered.',
  ],
  [
    'Spam from freshly made accounts',
    'Six since Monday, all of them about garden furniture. The addresses share a pattern; see the log.',
  ],
  [
    'Who may use Promote?',
    'At the moment it is all of us. I would leave it like that until the market is over.',
  ],
  [
    'A member asks to be deleted',
    'He is entitled to that. The posts stay under "User Deleted" unless he asks for those too.',
  ],
];
