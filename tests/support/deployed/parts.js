// Every part of a post that a deployed fragment can be put together from, in the format that deployed forums serve.
var injectable = window.VANILLA_INJECTABLES?.["CommentItemFragment"] ?? null;
if (!injectable) {
  console.error("Injectable CommentItemFragment not found");
}
var CommentItemFragment_default = injectable.default ?? injectable;
var injectable2 = window.VANILLA_INJECTABLES?.["OriginalPostFragment"] ?? null;
var OriginalPostFragment_default = injectable2.default ?? injectable2;
var { createElement: h } = window.VanillaReact;

function PartsFragment(props) {
  const Parts = props.comment ? CommentItemFragment_default : OriginalPostFragment_default;
  const named = (name, given) => h("div", { "data-testid": name }, h(Parts[name], given));
  if (props.discussion)
    return h(
      "article",
      null,
      ["PostOptionsMenu", "ContentItemActions", "ReportCountMeta", "UserSignature"].map((name) => h("section", { key: name }, named(name))),
    );
  const { OptionsMenu, Warnings, Attachments } = CommentItemFragment_default;
  return h(
    "article",
    null,
    h("header", null, h(OptionsMenu, null)),
    props.isHidden ? named("IgnoredUserContent") : props.isEditing ? named("CommentEditor") : null,
    h(Warnings, null),
    h(Attachments, null),
    named("ReplyButton", {}),
    named("ModerationCheckBox"),
  );
}
export { PartsFragment as default };
