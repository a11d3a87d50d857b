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
      h(TitleBar_default.MeBoxDesktop, null),
    ),
  );
}

function DeployedFragment(props) {
  return h(Fragment, null, props.comment ? h(Comment, props) : h(Bar, props));
}
export { DeployedFragment as default };
