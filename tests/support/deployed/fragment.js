// A module as deployed forums serve it: bundled in an author's browser, JSX by the global factory, globals read on top.
var injectable = window.VANILLA_INJECTABLES?.["Components"] ?? null;
if (!injectable) {
  console.error("Injectable Components not found");
}
var Components_default = injectable.default ?? injectable;
var injectable2 = window.VANILLA_INJECTABLES?.["Utils"] ?? null;
var Utils_default = injectable2.default ?? injectable2;
var injectable3 = window.VANILLA_INJECTABLES?.["Api"] ?? null;
var Api_default = injectable3.default ?? injectable3;
var injectable4 = window.VANILLA_INJECTABLES?.["CommentItemFragment"] ?? null;
var CommentItem_default = injectable4.default ?? injectable4;
var injectable5 = window.VANILLA_INJECTABLES?.["TitleBarFragment"] ?? null;
var TitleBar_default = injectable5.default ?? injectable5;
var injectable6 = window.VANILLA_INJECTABLES?.["OriginalPostFragment"] ?? null;
var OriginalPost_default = injectable6.default ?? injectable6;
var injectable7 = window.VANILLA_INJECTABLES?.["SearchFragment"] ?? null;
var Search_default = injectable7.default ?? injectable7;
var injectable8 = window.VANILLA_INJECTABLES?.["BannerFragment"] ?? null;
var Banner_default = injectable8.default ?? injectable8;
var react_default = window.VanillaReact;
var useState = window.VanillaReact.useState;
var useRef = window.VanillaReact.useRef;
var { createElement: h, Fragment } = window.VanillaReact;

function Comment({ comment }) {
  const [open, setOpen] = useState(false);
  const user = Utils_default.useQuery({
    queryKey: ["me"],
    queryFn: async () => (await Api_default.get("/users/me")).data,
    enabled: open,
  });
  return h(
    Components_default.LayoutWidget,
    { className: "deployed" },
    h(
      Components_default.ProfileLink,
      { userFragment: comment.insertUser },
      h(Components_default.UserPhoto, { userInfo: comment.insertUser, size: "medium" }),
    ),
    h(CommentItem_default.ContentItemPermalink, null),
    h(CommentItem_default.Warnings, null),
    h(Components_default.Tag, { preset: "greyscale" }, Utils_default.t("Closed")),
    h(Components_default.UserContent, { vanillaSanitizedHtml: comment.body }),
    h(Components_default.Translate, { source: "<0/> wrote <1>this</1>", c0: comment.insertUser.name, c1: (text) => h("b", null, text) }),
    h(CommentItem_default.CommentReactions, { reactions: comment.reactions }),
    h(Components_default.Button, { buttonType: "primary", onClick: () => setOpen(true) }, "Who am I?"),
    user.data && h("output", null, user.data.name),
  );
}

function Bar({ navigation }) {
  const ref = useRef(null);
  const measure = Utils_default.useMeasure(ref);
  return h(
    TitleBar_default.LayoutWidget,
    { ref, className: "deployed-bar", "data-wide": measure.clientWidth > 806 },
    h(TitleBar_default.SkipNavLink, null, Utils_default.t("Skip to content")),
    h(
      Components_default.Gutters,
      null,
      h(TitleBar_default.LogoDesktop, null),
      h("nav", { "aria-label": "Deployed" }, navigation.items.map((item) => h("a", { key: item.id, href: item.url ?? "#" }, item.name))),
      h(TitleBar_default.SearchBox, { searchButtonClassName: "deployed-bar__search" }),
      h(TitleBar_default.NavigationMobile, { navigationItems: navigation.items }),
      h(TitleBar_default.MeBoxDesktop, null),
    ),
  );
}

function Post({ discussion }) {
  const item = OriginalPost_default.useContentItemContext();
  return h(
    Components_default.LayoutWidget,
    { className: "deployed-post" },
    h("h1", null, discussion.name),
    h("small", null, `${item.recordType} ${item.recordID}`),
    h(OriginalPost_default.ContentItemPermalink, null),
    h(Components_default.UserContent, { vanillaSanitizedHtml: discussion.body }),
    h(OriginalPost_default.PostBookmarkToggle, { discussion }),
    h(OriginalPost_default.ReportCountMeta, { countReports: 2 }),
    h(OriginalPost_default.UserSignature, { user: { signature: { body: "<b>signed</b><img src=x onerror='__pwned=1'>" } } }),
    h(OriginalPost_default.PostOptionsMenu, null),
    h(OriginalPost_default.ContentItemActions, null),
  );
}

function Banner({ title, description }) {
  return h(
    Components_default.LayoutWidget,
    { className: "deployed-banner" },
    h("h1", null, title),
    description && h("p", null, description),
    h(Banner_default.DefaultBannerImage, { backgroundColor: "red" }),
    h(Banner_default.SearchInput, { buttonType: "primary", placeholder: "Find it" }),
  );
}

function Search({ title, initialParams }) {
  const query = { query: initialParams.query, limit: 3 };
  const found = Search_default.useSearchQuery(query);
  return h(
    Components_default.LayoutWidget,
    { className: "deployed-search" },
    h("h1", null, title),
    h(Components_default.Button, { onClick: () => found.refetch() }, "Look"),
    found.data && h("ol", null, found.data.map((row) => h("li", { key: row.url }, row.name))),
    h("a", { href: Search_default.makeSearchPageUrl({ ...query, domain: "discussions" }) }, "Only posts"),
  );
}

function DeployedFragment(props) {
  const part = props.comment ? Comment : props.discussion ? Post : props.navigation ? Bar : props.scope ? Search : Banner;
  return h(Fragment, null, h(part, props));
}
export { DeployedFragment as default };
