type DisplayAs = 'categories' | 'discussions' | 'heading';

/** Categories with a picture in `public/banners`. */
const pictured = ['woodworking', 'bicycles', 'electronics', 'kitchen-garden', 'baking'];

const place = (
  categoryID: number,
  parentCategoryID: number | null,
  name: string,
  urlcode: string,
  displayAs: DisplayAs,
  description: string,
  permissionCategoryID: number | null = null,
) => ({
  bannerUrl: pictured.includes(urlcode) ? `/static/banner-${urlcode}.svg` : null,
  categoryID,
  parentCategoryID,
  name,
  urlcode,
  displayAs,
  description,
  permissionCategoryID,
  sort: categoryID,
});

export const places = [
  place(1, null, 'The Community', 'community', 'categories', 'About us, and for everybody who is new here.'),
  place(
    2,
    null,
    'Making and Growing',
    'making',
    'categories',
    'What we do when we are not writing about it.',
  ),
  place(3, null, 'Staff', 'staff', 'categories', 'For moderators and administrators.', 3),
  place(4, 1, 'Announcements', 'announcements', 'discussions', 'News from the people who run this place.', 4),
  place(5, 1, 'Introductions', 'introductions', 'discussions', 'Say hello, and tell us about your workshop.'),
  place(
    6,
    1,
    'Help and Feedback',
    'help',
    'discussions',
    'Questions about this forum, and ideas to make it better.',
  ),
  place(
    7,
    2,
    'Woodworking',
    'woodworking',
    'discussions',
    'Joints, finishes, timber and the tools to go with them.',
  ),
  place(8, 2, 'Bicycles', 'bicycles', 'discussions', 'Building, mending and riding.'),
  place(
    9,
    2,
    'Electronics and Repair',
    'electronics',
    'discussions',
    'Soldering irons, valves, sensors and the repair café.',
  ),
  place(
    10,
    2,
    'Kitchen Garden',
    'kitchen-garden',
    'discussions',
    'Soil, seeds, slugs and what ends up on the plate.',
  ),
  place(11, 2, 'Bread and Baking', 'baking', 'discussions', 'Flour, water, salt and time.'),
  place(12, 3, 'Moderation Desk', 'moderation-desk', 'discussions', 'What moderators talk about.', 3),
];
