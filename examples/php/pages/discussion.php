<?php

declare(strict_types=1);

/** @var Page $page */
/** @var Forum $forum */
/** @var array<string, string> $params */

$limit = 30;
$number = (int) ($params['page'] ?? 1);
$id = (int) $params['id'];
[$withPolls, $withAnswers, $withIssues] = array_map(static fn ($key) => in_array($key, $page->addons, true), ['polls', 'qna', 'issues']);
$expand = 'insertUser,reactions' . ($withIssues ? ',attachments' : '');
$discussion = $forum->get("discussions/$id", ['expand' => "$expand,category,permissions"]);
// One that was moved or merged answers with where it is now; the forum leads there.
isset($discussion['redirectDiscussionID']) && throw new Refusal('Moved.', 302);
['rows' => $comments, 'total' => $total] = $forum->page('comments', [
    'discussionID' => $id,
    'page' => $number,
    'limit' => $limit,
    'expand' => $expand,
]);
$number > 1 && $comments === [] && throw new Refusal('No such page.', 404);

$honours = array_map(honours_of(...), honours_by_user($page, array_column([$discussion, ...$comments], 'insertUserID')));
$polls = $withPolls ? $forum->get('polls', ['discussionID' => $id]) : [];
$catalog = $withIssues ? $forum->get('attachments/catalog') : [];

$page->send(
    $discussion['name'],
    ['ReactionBar', 'UserCard', 'CreateComment', 'DraftsToast', ...($catalog ? ['LegacyThreadAttachmentsAsset'] : [])],
    static function (Inlay $inlay) use ($page, $discussion, $comments, $total, $number, $limit, $id, $polls, $withAnswers, $honours, $catalog): string {
        $e = Inlay::text(...);
        $path = own_path($discussion['url']);
        // What members wrote has been cleaned by the forum; that it is theirs, `userContent` tells the runtime.
        $post = static fn (string $type, array $record, string $anchor, string $inside = '', string $behind = '') =>
            "<article class=\"post\" id=\"$anchor\" tabindex=\"-1\"><p class=\"meta\">" . photo($record['insertUser'])
            . user_link($record['insertUser']) . ($honours[$record['insertUserID']] ?? '') . ' · ' . time_tag($record['dateInserted']) . '</p>'
            . "<div class=\"userContent\" dir=\"auto\">{$record['body']}</div>"
            . $inside . attachments($inlay, $page, $type, $record, $catalog)
            . reaction_bar($inlay, $page, $type, $record, $discussion) . "$behind</article>";
        $list = '';
        foreach ($comments as $comment) {
            $answer = $withAnswers ? answer($inlay, $page, $discussion, $comment) : '';
            $list .= '<li>' . $post('comment', $comment, "Comment_{$comment['commentID']}", behind: $answer) . '</li>';
        }
        $writes = $page->isMember() && ($discussion['permissions']['comments.add'] ?? false) && !$discussion['closed'];
        $isLast = $number * $limit >= $total;
        $reply = !$writes
            ? '<p>' . ($discussion['closed'] ? 'This discussion has been closed.' : 'Sign in or register to comment.') . '</p>'
            : $inlay->widget(
                'CreateComment',
                ['discussionID' => $id, 'categoryID' => $discussion['categoryID'], 'closed' => false, 'isLast' => $isLast],
                "<form accept-charset=\"utf-8\" class=\"inl-root inl-compose\" method=\"post\" action=\"/discussion/$id/comment#body\" data-inlay-part=\"form\" novalidate>"
                . "<input type=\"hidden\" name=\"TransientKey\" value=\"{$e($page->key)}\"><input type=\"hidden\" name=\"format\" value=\"text\">"
                . '<div class="inl-root inl-editor" data-state="plain"><label for="body">Your comment</label><div class="inl-editor__frame">'
                . '<textarea class="inl-editor__plain" id="body" name="body" data-inlay-part="body" rows="6" required dir="auto"></textarea></div></div>'
                . '<div class="inl-compose__actions"><button class="inl-button inl-button--primary" type="submit" data-inlay-part="post">Post Comment</button></div></form>',
                ['data-inlay-when' => 'interaction'],
            );
        $drafts = $page->isMember() ? $inlay->widget('DraftsToast', ['discussionID' => $id, 'path' => $path]) : '';
        return "<h1><bdi>{$e($discussion['name'])}</bdi></h1>" . ($withAnswers ? question($inlay, $discussion) : '')
            . $post('discussion', $discussion, "Discussion_$id", implode('', array_map(static fn ($poll) => poll($inlay, $page, $poll), $polls)))
            . '<section id="comments"><h2>' . count_of($total, 'comment', 'comments') . '</h2>'
            . "<ol class=\"rows\" id=\"inlay-thread\">$list</ol>"
            . pager($number, $limit, $total, static fn (int $to) => "$path/p$to")
            . "</section><section id=\"reply\"><h2>Leave a comment</h2><div id=\"create-comment\">$reply</div></section>$drafts";
    },
    config: $catalog ? ['meta' => ['externalAttachments' => $catalog]] : [],
);
