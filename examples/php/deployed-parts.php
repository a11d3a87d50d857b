<?php

declare(strict_types=1);

/** The follow button, as deployed forums print it. */
function deployed_follow(Page $page, array $category): string
{
    if (!$page->isMember()) {
        return '';
    }
    $props = Inlay::json([
        'userID' => $page->me['userID'],
        'recordID' => $category['categoryID'],
        'name' => $category['name'],
        'isFollowed' => $category['preferences']['preferences.followed'],
        'notificationPreferences' => $category['preferences'],
        'emailDigestEnabled' => $page->can('email.view'),
    ]);
    return '<div class="followButton" data-react="CategoryFollowDropDown" data-props=\'' . Inlay::text($props) . '\'></div>';
}

/** A row of a list, with the legacy names that nothing of ours answers to. */
function deployed_row(array $row): string
{
    $e = Inlay::text(...);
    $id = (int) $row['discussionID'];
    $user = $row['insertUser'];
    return "<li id=\"Discussion_$id\" class=\"Item ItemDiscussion\"><div class=\"ItemContent Discussion\"><div class=\"Title\" role=\"heading\" aria-level=\"3\">"
        . "<a href=\"{$e(own_path($row['url']))}\"><bdi>{$e($row['name'])}</bdi></a></div><div class=\"Meta Meta-Discussion\">"
        . "<span class=\"MItem\">Started by <a href=\"{$e(own_path($user['url']))}\" class=\"js-userCard\" data-userid=\"{$user['userID']}\">{$e($user['name'])}</a></span>"
        . '</div><ul class="Flyout"><li data-react="LegacyIntegrationsOptionsMenuItems" data-props=\''
        . $e(Inlay::json(['recordType' => 'discussion', 'recordID' => $id])) . "'></li></ul></div></li>";
}
