<?php

declare(strict_types=1);

/** @var Page $page */
/** @var Forum $forum */
/** @var array<string, string> $params */

$limit = 30;
$number = filter_var($_GET['page'] ?? 1, FILTER_VALIDATE_INT, ['options' => ['min_range' => 1, 'max_range' => 10000]]) ?: 1;
$category = null;
if (isset($params['urlcode'])) {
    $categories = array_column($forum->get('categories'), null, 'urlcode');
    $category = $categories[$params['urlcode']] ?? throw new Refusal('Category not found.', 404);
    // A page of headings is the forum's own.
    $category['displayAs'] === 'discussions' || throw new Refusal('No list of its own.', 404);
}
['rows' => $rows, 'total' => $total] = $forum->page('discussions', [
    ...($category ? ['categoryID' => $category['categoryID']] : []),
    'page' => $number,
    'limit' => $limit,
    'expand' => 'insertUser,lastUser,category,permissions,-body',
]);

$page->send(
    $category['name'] ?? 'Posts',
    ['UserCard', 'CategoryFollowDropDown', 'DraftsToast'],
    static function (Inlay $inlay) use ($page, $category, $rows, $total, $number, $limit, $path): string {
        $e = Inlay::text(...);
        $list = '';
        $managed = false;
        foreach ($rows as $row) {
            $id = $row['discussionID'];
            $check = '';
            if ($row['permissions']['discussions.manage'] ?? false) {
                $managed = true;
                $record = Inlay::json(array_intersect_key($row, array_flip(['discussionID', 'name', 'categoryID', 'closed']))
                    + ($row['type'] === 'redirect' ? ['moved' => true] : []));
                $check = "<label class=\"check\"><span class=\"hidden\">Select {$e($row['name'])}</span><input type=\"checkbox\""
                    . " name=\"discussionIDs\" value=\"$id\" form=\"bulk\" autocomplete=\"off\" data-inlay-check=\"discussion\""
                    . " data-inlay-record=\"{$e($record)}\"></label>";
            }
            $in = $category || !isset($row['category']) ? '' : ' in <a data-inlay-field="category" href="'
                . $e(own_path($row['category']['url'])) . "\"><bdi>{$e($row['category']['name'])}</bdi></a>";
            $list .= "<li data-inlay-shows=\"discussion/$id\"><article class=\"row\">$check" . photo($row['insertUser'])
                . '<div><h2><a href="' . $e(own_path($row['url'])) . "\"><bdi>{$e($row['name'])}</bdi></a></h2>"
                . '<p class="meta">Started by ' . user_link($row['insertUser']) . $in . ', ' . time_tag($row['dateInserted'])
                . ' · ' . count_of($row['countComments'], 'comment', 'comments') . '</p></div></article></li>';
        }
        $bulk = $managed
            ? "<form accept-charset=\"utf-8\" class=\"bulk\" id=\"bulk\" method=\"post\" action=\"/discussions/bulk\" aria-label=\"Bulk actions\">"
                . "<input type=\"hidden\" name=\"TransientKey\" value=\"{$e($page->key)}\"><input type=\"hidden\" name=\"target\" value=\"{$e($path)}\">"
                . 'Selected discussions: <button name="action" value="move">Move</button> <button name="action" value="merge">Merge</button>'
                . ' <button name="action" value="close">Close</button> <button name="action" value="delete">Delete</button></form>'
            : '';
        $holds = $category ? " data-inlay-holds=\"{$category['categoryID']}\"" : '';
        $follow = $category ? follow_button($inlay, $page, $category) : '';
        $drafts = $page->isMember() ? $inlay->widget('DraftsToast') : '';
        return "<div class=\"head\"><h1><bdi>{$e($category['name'] ?? 'Posts')}</bdi></h1>$follow</div>"
            . ($list === '' ? '<p>No discussions were found.</p>' : "<ul class=\"rows\"$holds>$list</ul>")
            . pager($number, $limit, $total, static fn (int $to) => "$path?page=$to")
            . $inlay->widget('BulkActionsToast', [], $bulk) . $drafts;
    },
);
